import { AddEditAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import type { AssetImage, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { withToast } from '../../ui/with-toast.ts'
import { arrangementOf } from './image-order.ts'

type Wish = { images: readonly AssetImage[]; instead: readonly AssetImage[] }

/**
 * The photos of a property as they are wished: shown at once, saved one wish after the other. What the server has
 * counts again as soon as it says something new and no wish is under way.
 */
export function useImageArrangement(details: UserAssetDetails) {
  const [wish, setWish] = useState<Wish | null>(null)
  const [underway, setUnderway] = useState(0)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const known = useRef(details.Images)
  const save = useCommand(AddEditAssetImages)
  const isWished = wish !== null && (underway > 0 || wish.instead === details.Images)
  const images = isWished ? wish.images : details.Images

  useEffect(() => {
    known.current = details.Images
  }, [details.Images])

  async function arrange(wanted: readonly AssetImage[]): Promise<boolean> {
    setUnderway((count) => count + 1)
    setWish({ images: wanted, instead: details.Images })
    const turn = saving.current
    const saved = withToast(turn.then(() => save.run(arrangementOf(wanted, details))))
    saving.current = saved
    const isSaved = await saved
    setUnderway((count) => count - 1)
    setWish((latest) => (isSaved && latest ? { ...latest, instead: known.current } : null))
    return isSaved
  }

  return { images, arrange }
}
