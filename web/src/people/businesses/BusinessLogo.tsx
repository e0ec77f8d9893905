import { AddEditBusinessImages } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { MAX_FILE_BYTES, formatBytes } from '@keystead/contract/values/uploads.ts'
import { usePictureUpload } from '../../identity/profiles/use-picture-upload.ts'
import { useProfileCommand } from '../../identity/profiles/use-profile-command.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { PICTURE_ENDINGS, PICTURE_FORMATS, PICTURE_TYPES, sendablePicture } from '../../ui/form/picture-files.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BuildingStoreIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { arrangementOf, shownPicture } from './business-pictures.ts'
import { messages } from './business-messages.text.ts'
import { text } from './business-pictures.text.ts'
import styles from './BusinessForm.module.css'

const HINT = text.logoHint({ formats: PICTURE_FORMATS, size: formatBytes(MAX_FILE_BYTES) })

/** The logo: choose one, look at it, use it. */
export function BusinessLogo({ business }: { business: BusinessDetails }) {
  const { sending, received, send, retry, forget } = usePictureUpload('business-logo')
  const command = useProfileCommand(AddEditBusinessImages)

  async function use(LogoUploadId: string) {
    const pictures = business.Images.map((image, place) => shownPicture(image, place, business.Name))
    if (await withToast(command.run({ ...arrangementOf(business, pictures), LogoUploadId }), messages.businessUpdated)) forget()
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
        )}
      </div>
    </Section>
  )
}

/** A logo in its own shape; a drawing stands in for one. */
export function LogoPicture({ path, name }: { path: string | null; name: string }) {
  return (
    <span className={styles.logoPicture}>
      {path ? <img src={path} alt={text.logoOf({ name })} width={120} height={120} /> : <Icon of={BuildingStoreIcon} size="xl" />}
    </span>
  )
}
