import { use } from 'react'
import { Form } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Site } from '../../sessions/site.ts'
import { SEARCH_PARAMS, listingTypeWords } from '../../marketplace/search/search/search-words.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MapPinIcon, SearchIcon } from '../../ui/icons.ts'
import { preloadBand } from './band-pictures.ts'
import { HOME_SEARCH_KINDS } from './home-search.ts'
import styles from './HomeHero.module.css'
import { text as sentences } from './home.text.ts'

/** The one thing to do on arrival: look for a place to live or to work. */
export function HomeHero() {
  preloadBand(use(Site).scheme)
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.content}>
        <h1 id="hero-title" className={classNames(styles.title, 'display')} tabIndex={-1}>
          {sentences.findTheDoorYouWant}
        </h1>
        <p className={styles.lead}>{sentences.homesAndSpacesListedBy}</p>
        <HomeSearch />
      </div>
      <div className={styles.band} aria-hidden="true" />
    </section>
  )
}

/** A plain form that goes to the search page, so it works before any script has come. */
function HomeSearch() {
  return (
    <Form action={paths.properties()} method="get" role="search" aria-label={sentences.homesAndSpaces} className={styles.search}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{sentences.lookingTo}</legend>
        {HOME_SEARCH_KINDS.map(({ text, listingTypeId }, index) => (
          <label key={listingTypeId} className={styles.kind}>
            <input
              type="radio"
              name={SEARCH_PARAMS.listingType}
              value={listingTypeWords.wordOf(listingTypeId)}
              defaultChecked={index === 0}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <label className={classNames(styles.field, styles.place)}>
          <span className={styles.label}>{sentences.where}</span>
          <span className={styles.box}>
            <span className={styles.before}>
              <Icon of={MapPinIcon} />
            </span>
            <input
              className={styles.input}
              name={SEARCH_PARAMS.place}
              type="search"
              placeholder={sentences.cityStateOrZIP}
              maxLength={120}
              autoComplete="off"
            />
          </span>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{sentences.upTo}</span>
          <span className={styles.box}>
            <span className={styles.before} aria-hidden="true">
              $
            </span>
            <input
              className={classNames(styles.input, styles.money)}
              name={SEARCH_PARAMS.maxPrice}
              inputMode="decimal"
              placeholder={sentences.anyPrice}
              maxLength={14}
              autoComplete="off"
            />
          </span>
        </label>
        <Button type="submit" variant="primary" icon={SearchIcon} className={styles.submit}>
          {sentences.search}
        </Button>
      </div>
    </Form>
  )
}
