import type { ScreeningBureau } from '../rpc/screening-bureau.ts'
import { type CompanySettings, companyAccess } from '../settings/companies.ts'
import { openSandboxBureau } from './sandbox-bureau.ts'

/** The bureau of the settings; null where none is set. */
export function openScreeningBureau(settings: CompanySettings): ScreeningBureau | null {
  const access = companyAccess(settings, 'SCREENING_BUREAU')
  return access && openSandboxBureau(access)
}
