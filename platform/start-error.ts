/** Why Firn cannot start, written for the person who starts it. Shown without a stack. */
export class StartError extends Error {}
