/** Thrown when the lists have been made anew while they were read: whoever asked begins again. */
export class Outdated extends Error {}
