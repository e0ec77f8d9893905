import type { ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CheckIcon, PawIcon } from '../../../ui/icons.ts'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { factsOf, movingInCosts } from './listing-facts.ts'
import styles from './ListingDescription.module.css'

/** What the home is, in its owner's words and in facts. */
export function ListingDescription({ listing }: { listing: ListingDetails }) {
  return (
    <>
      {listing.Description && (
        <Section title="About this place">
          <p className={styles.description}>{listing.Description}</p>
        </Section>
      )}
      <Section title="Facts">
        <dl className={styles.facts}>
          {factsOf(listing).map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd className="tabular">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {listing.Amenities.length > 0 && (
        <Section title="What it has">
          <ul className={styles.list}>
            {listing.Amenities.map((amenity) => (
              <li key={amenity}>
                <Icon of={CheckIcon} />
                {amenity}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {listing.PetsAllowed.length > 0 && (
        <Section title="Pets">
          <ul className={styles.list}>
            {listing.PetsAllowed.map((pet) => (
              <li key={pet}>
                <Icon of={PawIcon} />
                {pet}
              </li>
            ))}
          </ul>
          <p className={styles.note}>Assistance animals are not pets; ask for a place for yours whatever is said here.</p>
        </Section>
      )}
      <MovingIn listing={listing} />
    </>
  )
}

function MovingIn({ listing }: { listing: ListingDetails }) {
  const costs = movingInCosts(listing)
  if (!costs) return null
  return (
    <Section title="What moving in costs">
      <dl className={styles.costs}>
        {costs.rows.map(({ name, amount }) => (
          <div key={name} className={styles.cost}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {costs.total && (
          <div className={styles.total}>
            <dt>Together</dt>
            <dd>
              <Money amount={costs.total} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {costs.total
          ? 'As far as the owner has said. Ask about utilities, fees and parking before you sign.'
          : 'The owner has not said whether there is an advance or a deposit. Ask about that, and about utilities and fees, before you sign.'}
      </p>
    </Section>
  )
}
