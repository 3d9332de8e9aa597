export default {
  "unsaved.title": "Not saved yet",
  "unsaved.text":
    "Your session had ended when you sent this form. Nothing of it is lost: send it now, or leave it. Passwords are not kept; you will be asked for them again.",
  "unsaved.send": "Send it now",
  "unsaved.leave": "Leave it",
};
