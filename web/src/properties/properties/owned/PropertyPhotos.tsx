import type { AssetImage, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PhotoPlusIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { manageAddress } from '../form/property-places.ts'
import { usePropertyRights } from './property-rights.ts'
import styles from './ViewProperty.module.css'
import { text } from './property-details.text.ts'

/** All photos of a property, in their order. */
export function PropertyPhotos({ details }: { details: UserAssetDetails }) {
  const manage = manageAddress(details, 'photos')
  const mayManage = usePropertyRights()(details).listing === null
  return (
    <Section
      title={details.Images.length > 0 ? text.photosTitle({ count: details.Images.length }) : text.photos}
      action={
        mayManage &&
        details.Images.length > 0 && (
          <LinkButton to={manage} variant="quiet" size="sm">
            {text.managePhotos}
          </LinkButton>
        )
      }
    >
      {details.Images.length === 0 ? (
        <EmptyState
          title={messages.noMediaFound}
          icon={PhotoPlusIcon}
          compact
          action={
            mayManage && (
              <LinkButton to={manage} icon={PhotoPlusIcon}>
                {text.addPhotos}
              </LinkButton>
            )
          }
        >
          {text.noPhotos}
        </EmptyState>
      ) : (
        <PhotoGrid images={details.Images} />
      )}
    </Section>
  )
}

/** Photos in their order. */
export function PhotoGrid({ images }: { images: readonly AssetImage[] }) {
  return (
    <ul className={styles.photos}>
      {images.map((image) => (
        <li key={image.ImageId}>
          <Picture image={image} sizes="(width >= 640px) 220px, 46vw" className={styles.photo} />
          {image.Caption && <p className={styles.caption}>{image.Caption}</p>}
        </li>
      ))}
    </ul>
  )
}
