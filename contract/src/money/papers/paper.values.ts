/** How far work is that takes a while, with the words of the specification. */
export const PROGRESS_STATES = ['start', 'completed'] as const
