import { AddEditBusinessImages } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { MAX_FILE_BYTES, formatBytes, portraitSources } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { usePictureUpload } from '../../identity/profiles/use-picture-upload.ts'
import { useProfileCommand } from '../../identity/profiles/use-profile-command.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../../ui/form/picture-files.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BuildingStoreIcon, TrashIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { arrangementOf, shownPicture } from './business-pictures.ts'
import { messages } from './business-messages.text.ts'
import { text } from './business-pictures.text.ts'
import styles from './BusinessForm.module.css'

const HINT = text.logoHint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES) })

/** The logo: choose one, look at it, use it; or take it away. */
export function BusinessLogo({ business }: { business: BusinessDetails }) {
  const { sending, received, send, retry, forget } = usePictureUpload('business-logo')
  const command = useProfileCommand(AddEditBusinessImages)
  const [isRemoving, setIsRemoving] = useState(false)

  function save(logo: { LogoUploadId: string } | { RemoveLogo: true }): Promise<boolean> {
    const pictures = business.Images.map((image, place) => shownPicture(image, place, business.Name))
    return withToast(command.run({ ...arrangementOf(business, pictures), ...logo }), messages.businessUpdated)
  }

  async function use(LogoUploadId: string) {
    if (await save({ LogoUploadId })) forget()
  }

  async function remove() {
    await save({ RemoveLogo: true })
    setIsRemoving(false)
  }

  return (
    <Section title={text.logo} description={text.logoIntro}>
      <div className={styles.logo}>
        <LogoPicture path={received?.PreviewUrl ?? business.LogoPath} name={business.Name} />
        {received ? (
          <div role="status">
            <p>{text.logoPreview}</p>
            <div className={styles.tools}>
              <Button variant="primary" busy={command.pending} onClick={() => void use(received.UploadId)}>
                {text.takeLogo}
              </Button>
              <Button onClick={forget}>{text.forget}</Button>
            </div>
          </div>
        ) : (
          <div>
            <FileDrop
              label={business.LogoPath ? text.chooseAnother : text.chooseLogo}
              hint={HINT}
              extensions={PICTURE_ENDINGS}
              accept={PICTURE_TYPES}
              prepare={sendablePicture}
              maxBytes={MAX_FILE_BYTES}
              room={1}
              uploads={sending ? [sending] : []}
              onFiles={([file]) => file && void send(file)}
              onRemove={forget}
              onRetry={retry}
            />
            {business.LogoPath && (
              <Button
                variant="quiet"
                size="sm"
                icon={TrashIcon}
                disabledReason={business.Status === 'listed' ? text.listedKeepsLogo : null}
                reasonIsVisible
                onClick={() => setIsRemoving(true)}
              >
                {text.removeLogo}
              </Button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isRemoving}
        title={text.removeLogoTitle}
        consequence={text.removeLogoConsequence}
        confirmText={text.removeLogo}
        busy={command.pending}
        onConfirm={() => void remove()}
        onCancel={() => setIsRemoving(false)}
      />
    </Section>
  )
}

/** A logo in its own shape; a drawing stands in for one. */
export function LogoPicture({ path, name }: { path: string | null; name: string }) {
  return (
    <span className={styles.logoPicture}>{path ? <LogoInSizes path={path} name={name} /> : <Icon of={BuildingStoreIcon} size="xl" />}</span>
  )
}

/** One that was only just chosen has no sizes yet. */
function LogoInSizes({ path, name }: { path: string; name: string }) {
  const sources = portraitSources(path)
  const image = <img src={path} alt={text.logoOf({ name })} width={120} height={120} />
  if (!sources) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes="120px" />
      <source type="image/webp" srcSet={sources.webp} sizes="120px" />
      {image}
    </picture>
  )
}
