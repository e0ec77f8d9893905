export const CONFIRM_METHODS = ['password', 'passkey', 'totp', 'emailCode'] as const

export type ConfirmMethod = (typeof CONFIRM_METHODS)[number]
