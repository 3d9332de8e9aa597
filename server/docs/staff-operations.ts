import type { Told } from "./told.ts";

const summaries = {
  "GET /orders": "All orders, for staff",
  "PUT /order/{id}": "Moves an order on: its status, for staff",
  "GET /orders/{id}/history": "What happened to an order, for staff",
  "POST /orders/{id}/shipments": "Reports a parcel, for staff",
  "GET /orders/{id}/refunds": "What was paid back, for staff",
  "POST /orders/{id}/refunds": "Pays back, for staff",
  "GET /pro/applications": "Applications for the pro programme, for staff",
  "GET /pro/applications/{id}": "One application, for staff",
  "PUT /pro/applications/{id}": "Approves or refuses an application, for staff",
  "GET /returns": "All returns, for staff",
  "GET /returns/{id}": "One return, for staff",
  "PUT /returns/{id}": "Approves, receives or refuses a return, for staff",
  "GET /media": "Images, sets or videos, by pages",
  "POST /media": "Takes a picture or a video in: the file itself as the body",
  "POST /media/sets": "Puts images and videos together as a set",
  "GET /media/{kind}/{id}": "An image, a set or a video",
  "PATCH /media/{kind}/{id}": "Changes what is known of it: title, point of interest, items, poster",
  "DELETE /media/{kind}/{id}": "Removes it, with its master",
  "GET /search/synonyms": "The shop's own synonyms",
  "PUT /search/synonyms": "Puts a list of synonyms in the place of the former",
  "GET /search/curations": "What stands first, or nowhere, for which questions",
  "PUT /search/curations": "Puts a list of curations in the place of the former",
  "GET /webhooks": "Whom the shop tells what happens",
  "POST /webhooks": "Adds a webhook; its secret is shown this once",
  "GET /webhooks/{id}": "One webhook",
  "PUT /webhooks/{id}": "Changes a webhook",
  "DELETE /webhooks/{id}": "Removes a webhook",
  "POST /webhooks/{id}/test": "Sends a test message to a webhook",
  "GET /webhooks/{id}/deliveries": "What a webhook was sent, and how that went",
  "POST /webhooks/{id}/deliveries/{delivery}/retry": "Sends a message once more",
};

/** What staff alone may do; answers are declared by the routes. */
export const staff: Record<string, Told> = Object.fromEntries(
  Object.entries(summaries).map(([name, summary]): [string, Told] => [
    name,
    { summary, access: "staff", ...(name.startsWith("DELETE") && { answer: [204, null] }) },
  ]),
);
