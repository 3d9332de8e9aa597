/** The cookie of members' sessions; only its being there is looked at here. */
export const officeCookie = "firn_office";
