import type { DemoFacts } from '../rpc/services.ts'

/** Who runs a demo, where no one has said it: made up, at names and numbers that are kept for examples. */
export const demoCompany: DemoFacts['company'] = {
  COMPANY_ADDRESS: '418 Lantern Street, Portland, OR 97209',
  COMPANY_PHONE: '(503) 555-0100',
  COMPANY_EMAIL: 'hello@example.com',
  COMPANY_FACEBOOK_URL: 'https://facebook.example.com/keystead',
  COMPANY_X_URL: 'https://x.example.com/keystead',
  COMPANY_LINKEDIN_URL: 'https://linkedin.example.com/company/keystead',
}
