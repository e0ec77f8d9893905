import { call } from '../../api/call.ts'

/**
 * Counts a look at a listing. Best effort: whoever looks is not told, and waits for nothing. The declaration of the call is
 * loaded when it is needed, so that the page itself does not grow by it.
 */
export function recordView(assetId: string): void {
  void import('@keystead/contract/marketplace/listing-life/listing-public.operations.ts')
    .then(({ RecordAssetView }) => call(RecordAssetView, { AssetId: assetId }))
    .catch(() => {})
}
