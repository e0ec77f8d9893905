import { expect, test } from 'vitest'
import { demoCompany } from '../../demo/demo-company.ts'
import { type Settings, settingsSchema } from '../../settings/env.ts'
import { presentCompany } from './company.ts'

const WEB = { forWeb: true }
const settingsOf = (given: Record<string, string>) => settingsSchema.parse(given) as Settings

test('pages show what the settings say, and no network without a page', () => {
  expect(presentCompany(settingsOf({}), null, WEB)).toMatchObject({
    CompanyAddress: '',
    CompanyPhone: '',
    CompanyEmail: '',
    CompanyPages: [],
  })
  const said = { COMPANY_PHONE: '503-555-0199', COMPANY_LINKEDIN_URL: 'https://www.linkedin.com/company/harbor' }
  expect(presentCompany(settingsOf(said), null, WEB)).toMatchObject({
    CompanyPhone: '503-555-0199',
    CompanyPages: [{ Network: 'LinkedIn', Url: 'https://www.linkedin.com/company/harbor' }],
  })
})

test('a demo says something where its settings do not', () => {
  const shown = presentCompany(settingsOf({ COMPANY_PHONE: '503-555-0199' }), { signIns: [], company: demoCompany }, WEB)
  expect(shown).toMatchObject({ CompanyPhone: '503-555-0199', CompanyAddress: demoCompany.COMPANY_ADDRESS })
  expect(shown.CompanyPages.map(({ Network }) => Network)).toEqual(['Facebook', 'X', 'LinkedIn'])
})

test('a page that is no https address is refused with its sentence', () => {
  const { error } = settingsSchema.safeParse({ COMPANY_X_URL: 'javascript:alert(1)' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['COMPANY_X_URL must be an https address such as https://x.com/example.'])
})
