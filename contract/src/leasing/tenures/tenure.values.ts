/** Of the work of an agent for a property, or of the tenancy of a home: it runs, will, or is over. */
export const ASSIGNMENT_STATES = ['current', 'upcoming', 'past'] as const
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number]
