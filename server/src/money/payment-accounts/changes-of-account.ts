import type { UpdateSubAccount } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { hasFederalTaxId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { GatewayAddress, GatewayCompany, GatewayPerson } from '../../rpc/payment-gateway.ts'
import { addressOf, birthDateOf } from './complete-account.ts'
import type { GatewayAsk, KeptColumns } from './gateway-asks.ts'
import { displayName } from './payment-account.present.ts'
import type { PaymentAccountRow } from './payment-account.queries.ts'

type Input = ParsedInputOf<typeof UpdateSubAccount>
type Change = Omit<Extract<GatewayAsk, { kind: 'update' }>, 'kind'>

/** What the gateway is told of a change, and what of it is kept here once it has taken it. What was not given stays as it is. */
export async function changesOf(db: Db, row: PaymentAccountRow, input: Input): Promise<Change> {
  const isCompany = row.owner_type === 'company'
  if (!isCompany) refuseCompanyFields(input)
  const address = input.Address && (await addressOf(db, input.Address))
  const birthDate = input.BirthDate === null ? null : await birthDateOf(db, input.BirthDate)
  const keeps = keptOf(row, input)
  const person = personOf(input, isCompany ? null : address, birthDate)
  const company = isCompany ? companyOf(row, input, address) : null
  const name = displayName({ ...row, ...keeps })
  return {
    keeps,
    changes: {
      ...(name !== displayName(row) && { displayName: name }),
      ...(input.Website !== null && { url: input.Website }),
      ...(input.Phone !== null && { supportPhone: input.Phone }),
      ...(person && { person }),
      ...(company && { company }),
      ...(input.Bank && {
        bankAccount: {
          routingNumber: input.Bank.RoutingNumber,
          accountNumber: input.Bank.BankAccountNumber,
          holderName: input.Bank.HolderName,
          holderType: row.owner_type,
          accountType: input.Bank.BankAccountType,
        },
      }),
    },
  }
}

function refuseCompanyFields({ LegalName, CompanyEin, FederalTaxId }: Input): void {
  const given = {
    ...(LegalName !== null && { LegalName: invalidMessage('Legal name') }),
    ...(CompanyEin !== null && { CompanyEin: invalidMessage('Company EIN') }),
    ...(FederalTaxId !== null && { FederalTaxId: invalidMessage('Federal tax ID') }),
  }
  if (Object.keys(given).length > 0) fail(CallErrors.InvalidInput, given)
}

function personOf(input: Input, address: GatewayAddress | null, birthDate: string | null): Partial<GatewayPerson> | null {
  return orNull({
    firstName: input.FirstName,
    lastName: input.LastName,
    birthDate,
    // The whole number says more than its end.
    ssnLast4: input.Ssn === null ? input.Last4Ssn : null,
    idNumber: input.Ssn,
    email: input.Email,
    phone: input.Phone,
    address,
  })
}

function companyOf(row: PaymentAccountRow, input: Input, address: GatewayAddress | null): Partial<GatewayCompany> | null {
  const taxId = hasFederalTaxId(row.business_structure) ? input.FederalTaxId : input.CompanyEin
  return orNull({ name: input.LegalName, taxId, phone: input.Phone, address })
}

function keptOf(row: PaymentAccountRow, input: Input): KeptColumns {
  const taxId = hasFederalTaxId(row.business_structure) ? input.FederalTaxId : input.CompanyEin
  return {
    ...orNull({
      first_name: input.FirstName,
      last_name: input.LastName,
      legal_name: input.LegalName,
      dba_name: input.DbaName,
      website: input.Website,
      email: input.Email,
      phone: input.Phone,
      ssn_last4: (input.Ssn ?? input.Last4Ssn)?.slice(-4) ?? null,
      tax_last4: taxId?.slice(-4) ?? null,
    }),
    ...(input.Address && {
      address1: input.Address.Address1,
      address2: input.Address.Address2,
      city: input.Address.City,
      state_id: input.Address.StateId,
      zip: input.Address.Zip,
    }),
    ...(input.Bank && {
      holder_name: input.Bank.HolderName,
      bank_account_type: input.Bank.BankAccountType,
      bank_last4: input.Bank.BankAccountNumber.slice(-4),
    }),
  }
}

/** What of it was given; null where nothing was. */
function orNull<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } | null {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return given.length === 0 ? null : (Object.fromEntries(given) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> })
}
