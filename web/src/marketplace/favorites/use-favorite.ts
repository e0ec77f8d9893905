import { AddFavorite, DeleteFavorite, GetFavoriteIds } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { messages } from '@keystead/contract/marketplace/favorites/favorites-messages.text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { assume, useCall, useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { browserFavorites, forgetInBrowser, keepInBrowser, useBrowserFavorites } from './browser-favorites.ts'
import { text } from './favorite-button.text.ts'

type Favorite = { isKept: boolean; toggle: () => void }

/** Whether a home is kept, and the press that changes it: in the account, or in the browser of a visitor. */
export function useFavorite(assetId: string): Favorite {
  const isMember = useSession() !== null
  const inAccount = useAccountFavorite(assetId, isMember)
  const inBrowser = useBrowserFavorite(assetId)
  return isMember ? inAccount : inBrowser
}

function useBrowserFavorite(assetId: string): Favorite {
  const isKept = useBrowserFavorites().includes(assetId)
  function toggle() {
    if (isKept) return forgetInBrowser([assetId])
    const isFirst = browserFavorites().length === 0
    if (!keepInBrowser(assetId)) toast.error(messages.tooManyFavorites)
    else if (isFirst) toast.info(text.savedInBrowser)
  }
  return { isKept, toggle }
}

function useAccountFavorite(assetId: string, enabled: boolean): Favorite {
  const client = useQueryClient()
  const { data, refetch } = useCall(GetFavoriteIds, {}, { enabled })
  const add = useCommand(AddFavorite)
  const remove = useCommand(DeleteFavorite)
  const isKept = data?.AssetIds.includes(assetId) ?? false

  const show = (kept: boolean) =>
    assume(client, GetFavoriteIds, {}, ({ AssetIds }) => {
      const others = AssetIds.filter((id) => id !== assetId)
      return { AssetIds: kept ? [assetId, ...others] : others }
    })

  async function toggle() {
    // Two presses in a row could reach the server in either order.
    if (add.pending || remove.pending) return
    // Who is quicker than the answer does not press for nothing.
    const known = data ?? (await refetch({ cancelRefetch: false })).data
    if (!known) return
    const wasKept = known.AssetIds.includes(assetId)
    show(!wasKept)
    const isDone = await withToast((wasKept ? remove : add).run({ AssetId: assetId }))
    if (!isDone) show(wasKept)
  }
  return { isKept, toggle: () => void toggle() }
}
