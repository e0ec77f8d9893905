import { AddEditBusinessImages, DeleteBusiness, UpdateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PhotoPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { shownPicture } from './business-pictures.ts'
import { DeleteBusinessPanel } from './DeleteBusinessPanel.tsx'
import { messages } from './business-messages.text.ts'
import { MissingList } from './MissingList.tsx'
import { MovingIn } from './MovingIn.tsx'
import { YourPlace } from './YourPlace.tsx'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

/** What a business is, and what the reader is in it. */
export function BusinessOverview({ business }: { business: BusinessDetails }) {
  const may = useMay()
  const isBeingDeleted = business.Status === 'deleting'
  return (
    <>
      {isBeingDeleted && <p role="status">{text.deleting}</p>}
      <MovingIn business={business} />
      <div className={styles.columns}>
        <div>
          {may(UpdateBusiness) && !isBeingDeleted && Object.keys(business.Missing).length > 0 && (
            <Section title={text.publicPage}>
              <MissingList business={business} />
            </Section>
          )}
          <BusinessFacts business={business} />
          <Photos business={business} />
        </div>
        <YourPlace business={business} />
      </div>
      {may(DeleteBusiness) && !isBeingDeleted && <DeleteBusinessPanel business={business} />}
    </>
  )
}

function Photos({ business }: { business: BusinessDetails }) {
  const may = useMay()
  return (
    <Section title={text.photos}>
      {business.Images.length === 0 ? (
        <EmptyState
          title={messages.noMediaFound}
          icon={PhotoPlusIcon}
          compact
          action={may(AddEditBusinessImages) && <LinkButton to={paths.editBusiness(business.BusinessId)}>{text.addPhotos}</LinkButton>}
        >
          {may(AddEditBusinessImages) && text.photosHelp}
        </EmptyState>
      ) : (
        <ul className={styles.photos}>
          {business.Images.map((image, place) => (
            <li key={image.ImageId}>
              <Picture image={shownPicture(image, place, business.Name)} sizes="(width >= 640px) 220px, 46vw" className={styles.photo} />
              {image.Caption && <p className={styles.caption}>{image.Caption}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
