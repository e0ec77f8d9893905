import {
  type AddEditBusinessImages,
  BusinessBeingDeleted,
  BusinessNotReady,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { type NamedUpload, checkAreAll, takeUpload, takeUploads } from '../../files/pictures/named-pictures.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { senderOf } from '../../files/upload.queries.ts'
import { type NewProfilePicture, profileOfBusiness, replaceProfilePicture } from '../../identity/profiles/profile.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { text } from './business-event.text.ts'
import { noteInHistory } from './business-history.ts'
import { text as refusal } from './business-image.text.ts'
import { arrangeBusinessImages, insertBusinessImages, listBusinessImages } from './business-image.queries.ts'
import { missingForStrangers } from './business-fields.ts'
import { logoPath, presentBusinessImage } from './business.present.ts'
import { getBusiness } from './business.queries.ts'
import { lockOwnBusiness } from './lock-own-business.ts'

type Words = { readonly caption: string | null; readonly altText: string | null }

export const addEditBusinessImages: Handler<typeof AddEditBusinessImages, ReachedBusiness> = async (context, input) => {
  const { db, owned } = context
  const { status } = await lockOwnBusiness(context)
  if (status === 'deleting') fail(BusinessBeingDeleted)
  const kept: (Words & { id: string; place: number })[] = []
  const added: (Words & NamedUpload)[] = []
  for (const [place, { ImageId, UploadId, Caption, AltText }] of input.Images.entries()) {
    const words = { place, caption: Caption, altText: AltText }
    if (ImageId !== null) kept.push({ ...words, id: ImageId })
    if (UploadId !== null) added.push({ ...words, uploadId: UploadId })
  }
  const present = (await listBusinessImages(db, owned.scope)).map(({ id }) => id)
  checkAreAll(kept, present, refusal.everyPictureOnce)
  const uploads = await takeUploads(db, { ...senderOf(context.actor), accountId: owned.accountId, purpose: 'business-image' }, added)
  const pictures = uploads.map((upload, index) => ({
    storageKey: upload.storage_key,
    bytes: upload.bytes,
    facts: upload.facts,
    caption: added[index]!.caption,
    altText: added[index]!.altText,
  }))
  const ids = await insertBusinessImages(db, owned.scope, owned.businessId, pictures)
  const all = [...kept, ...added.map(({ place, caption, altText }, index) => ({ id: ids[index]!, place, caption, altText }))]
  await arrangeBusinessImages(
    db,
    owned.scope,
    all.toSorted((one, other) => one.place - other.place),
  )
  if (input.LogoUploadId !== null) await replaceLogo(context, owned, await takeLogo(context, owned, input.LogoUploadId))
  else if (input.RemoveLogo) {
    await replaceLogo(context, owned, null)
    const missing = missingForStrangers(await getBusiness(db, owned.scope))
    if (status === 'listed' && Object.keys(missing).length > 0) fail(BusinessNotReady, missing)
  }
  await noteInHistory(context, owned, say(text, 'pictures'))
  context.audit(owned.businessId, { added: ids.length, logo: input.LogoUploadId !== null || input.RemoveLogo })
  return {
    LogoPath: logoPath(await getBusiness(db, owned.scope)),
    Images: (await listBusinessImages(db, owned.scope)).map(presentBusinessImage),
  }
}

type Context = Parameters<typeof addEditBusinessImages>[0]

async function takeLogo({ db, actor }: Context, { accountId }: ReachedBusiness, uploadId: string): Promise<NewProfilePicture> {
  const upload =
    (await takeUpload(db, { ...senderOf(actor), accountId, purpose: 'business-logo' }, uploadId)) ??
    fail(UploadNotFound, { LogoUploadId: messages.uploadNotFound })
  return { storageKey: upload.storage_key, bytes: upload.bytes, placeholder: upload.facts.placeholder }
}

/** The logo is the picture of the profile, where all others see the business. */
async function replaceLogo(context: Context, business: ReachedBusiness, picture: NewProfilePicture | null): Promise<void> {
  const { db, services } = context
  const { replaced } = await replaceProfilePicture(db, profileOfBusiness(business), business.profileId, picture)
  context.afterCommit(async () => {
    for (const storageKey of replaced) await releasePicture(services, storageKey)
  })
}
