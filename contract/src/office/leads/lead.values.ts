/** Which leads are listed. */
export const LEAD_KINDS = ['all', 'messages', 'tours'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]
