import type { PaymentGateway } from '../rpc/payment-gateway.ts'
import { type CompanySettings, companyAccess } from '../settings/companies.ts'
import { openSandboxGateway } from './sandbox-gateway.ts'

/** The gateway of the settings; null where none is set. */
export function openPaymentGateway(settings: CompanySettings): PaymentGateway | null {
  const access = companyAccess(settings, 'PAYMENT_GATEWAY')
  return access && openSandboxGateway(access)
}
