import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { PASSWORD_LENGTHS, type PasswordLength } from '@keystead/contract/values/passwords.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useCall } from '../../api/query.ts'
import { text } from './password.text.ts'

/** How long a new password must and may be on this installation; until it has said so, as usual. */
export function usePasswordLength(): PasswordLength {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  return data ? { min: data.PasswordLength.Min, max: data.PasswordLength.Max } : PASSWORD_LENGTHS.standard
}

export function lengthText({ min, max }: PasswordLength): string {
  return text.rules({ min, max })
}
