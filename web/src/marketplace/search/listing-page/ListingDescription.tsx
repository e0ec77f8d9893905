import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import type { MoveInCost } from '@keystead/contract/properties/properties/move-in-costs.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CheckIcon, PawIcon } from '../../../ui/icons.ts'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { factGroups, movingInCosts } from './listing-facts.ts'
import styles from './ListingDescription.module.css'
import { text as sentences } from './listing-page.text.ts'

/** What the home is, in its owner's words and in facts. */
export function ListingDescription({ listing }: { listing: ListingDetails }) {
  return (
    <>
      {listing.Description && (
        <Section title={sentences.about}>
          <p className={styles.description}>{listing.Description}</p>
        </Section>
      )}
      <Section title={sentences.facts}>
        <div className={styles.groups}>
          {factGroups(listing).map(({ title, facts }) => (
            <div key={title}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <dl className={styles.facts}>
                {facts.map(({ name, text }) => (
                  <div key={name} className={styles.fact}>
                    <dt>{name}</dt>
                    <dd className="tabular">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Section>
      <Features listing={listing} />
      <Included listing={listing} />
      {listing.PetsAllowed.length > 0 && (
        <Section title={sentences.pets}>
          <ul className={styles.list}>
            {listing.PetsAllowed.map((pet) => (
              <li key={pet}>
                <Icon of={PawIcon} />
                {pet}
              </li>
            ))}
          </ul>
          <p className={styles.note}>{sentences.petsNote}</p>
        </Section>
      )}
      <MovingIn listing={listing} />
    </>
  )
}

function Features({ listing: { Features: groups } }: { listing: ListingDetails }) {
  if (groups.length === 0) return null
  return (
    <Section title={sentences.features}>
      <div className={styles.features}>
        {groups.map(({ Group, Items }) => (
          <div key={Group}>
            <h3 className={styles.groupTitle}>{Group}</h3>
            <ul className={styles.featureList}>
              {Items.map((item) => (
                <li key={item}>
                  <Icon of={CheckIcon} size="sm" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Who pays for what, side by side. */
function Included({ listing: { RentIncludes, TenantPays } }: { listing: ListingDetails }) {
  const columns = [
    { title: sentences.rentIncludes, items: RentIncludes },
    { title: sentences.tenantPays, items: TenantPays },
  ].filter(({ items }) => items.length > 0)
  if (columns.length === 0) return null
  return (
    <Section title={sentences.included}>
      <dl className={styles.included}>
        {columns.map(({ title, items }) => (
          <div key={title}>
            <dt className={styles.groupTitle}>{title}</dt>
            <dd>{items.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function MovingIn({ listing }: { listing: ListingDetails }) {
  const costs = movingInCosts(listing)
  if (!costs) return null
  return (
    <Section title={sentences.moveInCosts}>
      <dl className={styles.costs}>
        <Costs lines={costs.Lines} />
        <div className={styles.total}>
          <dt>{sentences.total}</dt>
          <dd>
            <Money amount={textFromCents(costs.TotalCents)} />
          </dd>
        </div>
        <Costs lines={costs.PetLines} />
      </dl>
      <p className={styles.note}>
        {listing.Advance === null ? sentences.depositUnknown : sentences.moveInNote}
        {costs.PetLines.length > 0 && ` ${sentences.petCostsNote}`}
      </p>
    </Section>
  )
}

function Costs({ lines }: { lines: readonly MoveInCost[] }) {
  return lines.map(({ Text, Cents }, index) => (
    // oxlint-disable-next-line no-array-index-key -- the list never changes, and two fees may have one name
    <div key={`${index} ${Text}`} className={styles.cost}>
      <dt>{Text}</dt>
      <dd>
        <Money amount={textFromCents(Cents)} />
      </dd>
    </div>
  ))
}
