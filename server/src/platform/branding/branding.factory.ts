import { CreateUserBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

/** The first design of a profile. */
export const designInput = {
  Version: 0,
  HeaderText: 'Lantern Row Homes',
  FooterText: 'Lantern Row Homes, at home in Chicago since 1998',
  LogoPosition: 'left',
  PrimaryColor: '#1d3f72',
  AccentColor: '#8a4b12',
  ContactLine: '(312) 555-0137 · homes@lantern-row.example.com',
  SenderName: 'Lantern Row Homes',
  ReplyTo: 'homes@lantern-row.example.com',
  WatermarkText: 'Lantern Row',
  WatermarkOpacity: 0.4,
  OnEmails: true,
  OnPages: true,
  OnDocuments: true,
  LogoUploadId: null,
  KeepLogo: true,
} satisfies InputOf<typeof CreateUserBranding>

/** Gives the active profile of a person a design of its own. */
export async function branded(person: TestPerson, changes: Partial<InputOf<typeof CreateUserBranding>> = {}) {
  return must(await person.call(CreateUserBranding, { ...designInput, ...changes }))
}
