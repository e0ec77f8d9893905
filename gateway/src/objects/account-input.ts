import { z } from 'zod'
import { isAccountNumber, isRoutingNumber } from '../numbers/account-numbers.ts'
import { address, metadata } from './input.ts'

const name = z.string().trim().min(1).max(100)
const phone = z.string().min(7).max(20)
const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`), `Has to be ${count} digits.`)

export const bankAccountInput = z.strictObject({
  object: z.literal('bank_account'),
  country: z.literal('US').default('US'),
  currency: z.literal('usd').default('usd'),
  routing_number: z.string().refine(isRoutingNumber, 'The routing number is not valid.'),
  account_number: z.string().refine(isAccountNumber, 'The account number has to be 4 to 17 digits.'),
  account_holder_name: name,
  account_holder_type: z.enum(['individual', 'company']),
  account_type: z.enum(['checking', 'savings']).default('checking'),
})
export type BankAccountInput = z.output<typeof bankAccountInput>

const individual = z.strictObject({
  first_name: name,
  last_name: name,
  dob: z
    .strictObject({ day: z.int(), month: z.int(), year: z.int().min(1900) })
    .refine(({ day, month, year }) => new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1, 'There is no such day.'),
  ssn_last_4: digits(4),
  id_number: digits(9),
  email: z.email(),
  phone,
  address,
})

const company = z.strictObject({ name, tax_id: digits(9), address, phone })

export const accountUpdate = z.strictObject({
  business_profile: z.strictObject({ name, url: z.url(), support_phone: phone }).partial().optional(),
  company: company.partial().optional(),
  individual: individual.partial().optional(),
  external_account: z.union([bankAccountInput, z.string().startsWith('btok_')]).optional(),
  tos_acceptance: z
    .strictObject({
      date: z.int().min(1),
      ip: z.union([z.ipv4(), z.ipv6()]),
      version: z.string().max(50).optional(),
      user_agent: z.string().max(500).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
})
export type AccountUpdate = z.output<typeof accountUpdate>

export const accountInput = accountUpdate.extend({
  type: z.literal('custom').optional(),
  country: z.literal('US').optional(),
  business_type: z.enum(['individual', 'company']),
  capabilities: z.record(z.string(), z.strictObject({ requested: z.boolean() })).optional(),
})
export type AccountInput = z.output<typeof accountInput>
