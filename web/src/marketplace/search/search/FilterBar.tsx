import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { FilterChip } from './FilterChip.tsx'
import { Band, DayBox, OneOf, SomeOf, TextBox } from './FilterFields.tsx'
import {
  ACCESS_OPTIONS,
  CATEGORY_OPTIONS,
  FEATURES,
  HOME_TYPES,
  LISTING_TYPE_OPTIONS,
  PETS_OPTIONS,
  PHOTO_OPTIONS,
  RADIUS_OPTIONS,
  ROOM_OPTIONS,
  SPACE_TYPES,
  WITH_PHOTOS,
} from './filter-options.ts'
import { PlaceBox } from './PlaceBox.tsx'
import { type PropertySearch, addressOfSearch, searchFromAddress, unreadableLimits } from './search-address.ts'
import { useSearchAddress } from './search-view.ts'
import { SEARCH_PARAMS } from './search-words.ts'
import styles from './FilterBar.module.css'
import { text } from './filter-bar.text.ts'

const numberText = (value: number | null) => (value === null ? null : String(value))
const priceText = (amount: string | null) => amount?.replace(/\.00$/, '') ?? null

/** What the last chip asks for: everything that has no chip of its own. */
const MORE = ['Text', 'PetsAllowedIds', 'AvailableBy', 'HasImage', 'MinArea', 'MaxArea', 'AccessTypeId'] as const

/** For controls that stand elsewhere on the page: the order of the results. */
export const SEARCH_FORM_ID = 'property-search'

/** Every filter, as one plain form that goes to this very page. With script it goes there without leaving. */
export function FilterBar({ search }: { search: PropertySearch }) {
  const navigate = useNavigate()
  const addressOf = useSearchAddress()
  const form = useRef<HTMLFormElement>(null)
  const address = addressOfSearch(search)

  // A link or the way back has changed the search: the controls show what is searched now. What was opened or typed before the
  // script came is left alone.
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    closeAll(form.current!)
    form.current!.reset()
  }, [address])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!complain(form.current!)) go(searchOf(form.current!))
  }

  function go(wanted: PropertySearch) {
    closeAll(form.current!)
    // Looking at another place means not at this part of the map any more.
    const isElsewhere = wanted.Place !== search.Place
    void navigate(addressOf(isElsewhere ? { ...wanted, Bounds: null } : wanted), { preventScrollReset: true })
  }

  const { Place, RadiusMiles, ListingTypeId, CategoryId, AccessTypeId } = search

  return (
    <form
      ref={form}
      id={SEARCH_FORM_ID}
      action={paths.properties()}
      method="get"
      role="search"
      aria-label={text.title}
      className={styles.bar}
      noValidate
      onSubmit={submit}
      onInput={(event) => event.target instanceof HTMLInputElement && event.target.setCustomValidity('')}
    >
      <PlaceBox place={Place} onPick={(place) => go({ ...searchOf(form.current!), Place: place, Bounds: null })} />
      <div className={styles.chips}>
        <FilterChip search={search} label={text.listing} filters={['ListingTypeId']}>
          <OneOf
            label={text.offered}
            name={SEARCH_PARAMS.listingType}
            options={LISTING_TYPE_OPTIONS}
            chosen={ListingTypeId}
            any={text.anyListing}
            facet="ListingTypeId"
          />
        </FilterChip>
        <FilterChip search={search} label={text.price} filters={['MinPrice', 'MaxPrice']}>
          <Band
            label={text.price}
            sign="$"
            min={{ name: SEARCH_PARAMS.minPrice, value: priceText(search.MinPrice) }}
            max={{ name: SEARCH_PARAMS.maxPrice, value: priceText(search.MaxPrice) }}
            help={text.priceHelp}
          />
        </FilterChip>
        <FilterChip search={search} label={text.bedsBaths} filters={['MinBedrooms', 'MinBathrooms']}>
          <OneOf
            label={text.bedrooms}
            name={SEARCH_PARAMS.beds}
            options={ROOM_OPTIONS}
            chosen={search.MinBedrooms}
            any={text.any}
            facet="MinBedrooms"
          />
          <OneOf
            label={text.bathrooms}
            name={SEARCH_PARAMS.baths}
            options={ROOM_OPTIONS}
            chosen={search.MinBathrooms}
            any={text.any}
            facet="MinBathrooms"
          />
        </FilterChip>
        <FilterChip search={search} label={text.type} filters={['CategoryId', 'AssetTypeIds']} wide>
          <OneOf
            label={text.category}
            name={SEARCH_PARAMS.category}
            options={CATEGORY_OPTIONS}
            chosen={CategoryId}
            any={text.both}
            facet="CategoryId"
          />
          <SomeOf label={text.homes} name={SEARCH_PARAMS.types} options={HOME_TYPES} facet="AssetTypeIds" chosen={search.AssetTypeIds} />
          <SomeOf
            label={text.businessSpaces}
            name={SEARCH_PARAMS.types}
            options={SPACE_TYPES}
            facet="AssetTypeIds"
            chosen={search.AssetTypeIds}
          />
        </FilterChip>
        <FilterChip search={search} label={text.distance} filters={['RadiusMiles']}>
          <OneOf
            label={Place ? text.around({ place: Place }) : text.aroundSearched}
            name={SEARCH_PARAMS.radius}
            options={RADIUS_OPTIONS}
            chosen={RadiusMiles}
            any={text.noDistance}
          />
        </FilterChip>
        <FilterChip search={search} label={text.features} filters={['AmenityIds']} wide>
          {FEATURES.map(({ group, options }) => (
            <SomeOf
              key={group}
              label={group}
              name={SEARCH_PARAMS.amenities}
              options={options}
              chosen={search.AmenityIds}
              facet="AmenityIds"
            />
          ))}
        </FilterChip>
        <FilterChip search={search} label={text.more} filters={MORE} wide>
          <TextBox label={text.keywords} name={SEARCH_PARAMS.words} value={search.Text} help={text.keywordsHelp} />
          <SomeOf
            label={text.pets}
            name={SEARCH_PARAMS.pets}
            options={PETS_OPTIONS}
            chosen={search.PetsAllowedIds}
            facet="PetsAllowedIds"
          />
          <DayBox label={text.availableBy} name={SEARCH_PARAMS.availableBy} value={search.AvailableBy} help={text.availableByHelp} />
          <SomeOf label={text.photos} name={SEARCH_PARAMS.photos} options={PHOTO_OPTIONS} chosen={search.HasImage ? [WITH_PHOTOS] : []} />
          <Band
            label={text.area}
            min={{ name: SEARCH_PARAMS.minArea, value: numberText(search.MinArea) }}
            max={{ name: SEARCH_PARAMS.maxArea, value: numberText(search.MaxArea) }}
          />
          <OneOf label={text.accessType} name={SEARCH_PARAMS.access} options={ACCESS_OPTIONS} chosen={AccessTypeId} any={text.anything} />
        </FilterChip>
      </div>
      <Kept search={search} />
    </form>
  )
}

/** What belongs to the search but has no control in this form. */
function Kept({ search }: { search: PropertySearch }) {
  const kept = new URL(addressOfSearch(search), 'http://keystead.invalid').searchParams
  return [SEARCH_PARAMS.box, SEARCH_PARAMS.lister, SEARCH_PARAMS.size]
    .filter((name) => kept.has(name))
    .map((name) => <input key={name} type="hidden" name={name} value={kept.get(name) ?? ''} />)
}

/** Says at the first limit that cannot be read that it cannot, in the browser's own way; its panel opens for it. */
function complain(form: HTMLFormElement): boolean {
  const [first] = unreadableLimits(paramsOf(form))
  const input = first && form.elements.namedItem(first.name)
  if (!(input instanceof HTMLInputElement)) return false
  input.closest('details')?.setAttribute('open', '')
  input.setCustomValidity(first?.message ?? '')
  input.reportValidity()
  return true
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return params
}

function searchOf(form: HTMLFormElement): PropertySearch {
  return searchFromAddress(paramsOf(form))
}

function closeAll(form: HTMLFormElement): void {
  for (const details of form.querySelectorAll('details[open]')) details.removeAttribute('open')
}
