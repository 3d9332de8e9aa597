/** The cookie of members' sessions. The page only checks its presence. */
export const officeCookie = "firn_office";
