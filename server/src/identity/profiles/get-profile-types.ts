import type { GetProfileTypes } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Handler } from '../../rpc/module.ts'

const PROFILE_TYPE_ITEMS = [
  { Id: PROFILE_TYPES.Owner, Text: 'Owner', Description: 'I own homes or commercial space and rent them out or sell them.' },
  { Id: PROFILE_TYPES.Agent, Text: 'Agent', Description: 'I manage, list or show property for others.' },
  { Id: PROFILE_TYPES.Tenant, Text: 'Tenant', Description: 'I am looking for a place, or I rent one.' },
]

const ACCOUNT_TYPE_ITEMS = [
  { Id: ACCOUNT_TYPES.Personal, Text: 'Personal', Description: 'For myself, in my own name.' },
  { Id: ACCOUNT_TYPES.Business, Text: 'Business', Description: 'For a company or a team.' },
]

export const getProfileTypes: Handler<typeof GetProfileTypes> = async () => ({
  ProfileTypes: PROFILE_TYPE_ITEMS,
  AccountTypes: ACCOUNT_TYPE_ITEMS,
})
