import type { ExportUserAssets } from '@keystead/contract/properties/imports/import.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { userAssetFilterOf } from '../properties/property.public.ts'
import { assetExport, exportSubject } from './asset-export.ts'

export const exportUserAssets: Handler<typeof ExportUserAssets> = async ({ actor, services, audit }, input) => {
  const { accountId, profileId } = profileActor(actor)
  const { AssetIds, ...filters } = input
  const subject = exportSubject({ profileId, filter: userAssetFilterOf(filters), assetIds: AssetIds ?? null })
  const link = downloadLink(services, assetExport, { accountId, subject })
  // Whoever takes a whole portfolio home leaves a trace.
  audit(profileId, { filters, chosen: AssetIds?.length ?? null })
  return { Url: link.url, Expires: link.expires.toISOString() }
}
