import { AddEditBusinessImages } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useCommand } from '../../api/query.ts'
import { arrangementOf, shownPicture, type ShownPicture } from './business-pictures.ts'

/** The pictures of a business, and how they are saved: one call says all of them, so what the last one answered is what the next begins from. */
export function useBusinessPictures(business: BusinessDetails) {
  const saving = useCommand(AddEditBusinessImages)
  const { Images: kept, Name } = business
  const shown = useMemo(() => kept.map((image, place) => shownPicture(image, place, Name)), [kept, Name])
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])

  async function save(wanted: readonly ShownPicture[], uploadId?: string): Promise<void> {
    const { Images } = await saving.run(arrangementOf(business, wanted, uploadId))
    latest.current = Images.map((image, place) => shownPicture(image, place, Name))
  }

  return { shown, save, add: (uploadId: string) => save(latest.current, uploadId) }
}
