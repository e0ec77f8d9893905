import type { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { DemoFacts } from '../../rpc/services.ts'
import type { Settings } from '../../settings/env.ts'

type Shown = Pick<OutputOf<typeof GetAppConfig>, 'CompanyName' | 'CompanyAddress' | 'CompanyPhone' | 'CompanyEmail' | 'CompanyPages'>

/**
 * Who runs this installation. How to reach them is told to the web alone, whose pages show it. A demo says something where its
 * settings do not; no email goes there.
 */
export function presentCompany(settings: Settings, demo: DemoFacts | null, { forWeb }: { forWeb: boolean }): Shown {
  if (!forWeb) return { CompanyName: settings.COMPANY_NAME, CompanyAddress: '', CompanyPhone: '', CompanyEmail: '', CompanyPages: [] }
  const said = (name: keyof DemoFacts['company']) => settings[name] || (demo?.company[name] ?? '')
  const pages = [
    { Network: 'Facebook', Url: said('COMPANY_FACEBOOK_URL') },
    { Network: 'X', Url: said('COMPANY_X_URL') },
    { Network: 'LinkedIn', Url: said('COMPANY_LINKEDIN_URL') },
  ] as const
  return {
    CompanyName: settings.COMPANY_NAME,
    CompanyAddress: said('COMPANY_ADDRESS'),
    CompanyPhone: said('COMPANY_PHONE'),
    CompanyEmail: said('COMPANY_EMAIL'),
    CompanyPages: pages.filter(({ Url }) => Url !== ''),
  }
}
