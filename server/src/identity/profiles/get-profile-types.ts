import type { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { languageOf } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { text } from './profile-type.text.ts'

const PROFILE_TYPE_ITEMS = [
  { Id: PROFILE_TYPES.Owner, Text: 'Owner', Does: 'ownerDoes' },
  { Id: PROFILE_TYPES.Agent, Text: 'Agent', Does: 'agentDoes' },
  { Id: PROFILE_TYPES.Tenant, Text: 'Tenant', Does: 'tenantDoes' },
] as const

const ACCOUNT_TYPE_ITEMS = [
  { Id: ACCOUNT_TYPES.Personal, Text: 'Personal', Does: 'forMyself' },
  { Id: ACCOUNT_TYPES.Business, Text: 'Business', Does: 'forCompany' },
] as const

export const getProfileTypes: Handler<typeof GetProfileTypes> = async (context) => {
  const { languages } = context.services
  const language = languageOf(context)
  const t = languages.inLanguage(text, language)
  const said = <Item extends { Text: string; Does: keyof typeof text }>({ Does, ...item }: Item) => ({
    ...item,
    Text: languages.otherWords(item.Text, language),
    Description: t[Does],
  })
  return { ProfileTypes: PROFILE_TYPE_ITEMS.map(said), AccountTypes: ACCOUNT_TYPE_ITEMS.map(said) }
}
