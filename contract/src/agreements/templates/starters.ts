/** Templates that come with the product. Their texts stand with the server. */
export const STARTER_KEYS = [
  'residential-lease',
  'month-to-month',
  'pet-addendum',
  'lead-paint',
  'management',
  'renewal-offer',
  'notice-to-enter',
] as const
export type StarterKey = (typeof STARTER_KEYS)[number]
