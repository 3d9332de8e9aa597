import { expect, test } from "vitest";
import { queueKey, sizesByPart, tableKey } from "./plain-names.ts";

test.each([
  ["search_documents", "sysOfSearch"],
  ["order_search", "sysOfSearch"],
  ["content_entries", "sysOfContent"],
  ["media_assets", "pictures"],
  ["product_pictures", "pictures"],
  ["prices", "products"],
  ["price_history", "products"],
  ["order_lines", "orders"],
  ["customers", "customers"],
  ["review_votes", "customers"],
  ["audit_log", "sysOfLog"],
  ["stores", "sysOfRest"],
])("the table %s is counted under %s", (table, key) => {
  expect(tableKey(table)).toBe(key);
});

test.each([
  ["order-mail", "sysMailOrders"],
  ["customer-letter", "sysMailPeople"],
  ["staff-notice-email", "sysMailStaff"],
  ["staff-job", "sysStaffJobs"],
  ["resume-staff-jobs", "sysStaffJobs"],
  ["payment-event", "sysPayments"],
  ["content-schedule", "sysPublications"],
  ["clear-old", "sysUpkeep"],
])("the queue %s is called %s", (queue, key) => {
  expect(queueKey(queue)).toBe(key);
});

test("sizes are added up by part, the largest first", () => {
  const tables = [
    { name: "prices", bytes: 4 },
    { name: "search_words", bytes: 9 },
    { name: "variants", bytes: 3 },
    { name: "stores", bytes: 1 },
  ];
  expect(sizesByPart(tables)).toEqual([
    ["sysOfSearch", 9],
    ["products", 7],
    ["sysOfRest", 1],
  ]);
});
