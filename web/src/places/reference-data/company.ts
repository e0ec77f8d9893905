import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { FOR_THE_WEB } from './app-config.ts'
import { ensure, useLoaded } from '../../api/query.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'

/** Who runs this installation, as far as they say so; what they do not say is an empty text. */
export type Company = { name: string; address: string; phone: string; email: string }

function companyOf(config: OutputOf<typeof GetAppConfig>): Company {
  return { name: config.CompanyName, address: config.CompanyAddress, phone: config.CompanyPhone, email: config.CompanyEmail }
}

/** For the loaders of pages that name the company. */
export async function loadCompany({ context }: LoaderArgs): Promise<Company> {
  return companyOf(await ensure(context, GetAppConfig, FOR_THE_WEB))
}

export function useCompany(): Company {
  return companyOf(useLoaded(GetAppConfig, FOR_THE_WEB))
}

/** The company in schema.org's words. */
export function companyJsonLd({ name, address, phone, email }: Company, url: URL): object {
  return {
    '@type': 'Organization',
    name,
    url: new URL('/', url).href,
    address: address || undefined,
    telephone: phone || undefined,
    email: email || undefined,
  }
}
