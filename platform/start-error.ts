/** Why Firn cannot start, in words for the person who starts it: it is shown without a stack, which would bury them. */
export class StartError extends Error {}
