/** Why a start was refused, in a sentence for the person at the terminal: no stack is shown with it. */
export class StartFailure extends Error {}
