import { zodResolver } from '@hookform/resolvers/zod'
import { LoginInput } from '@keystead/contract/security/sign-in/account.forms.ts'

export const signinRules = zodResolver(LoginInput)
