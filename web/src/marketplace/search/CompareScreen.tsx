import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { useSearchParams } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { ensure, useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { PrintButton, ShareButton } from './ShareActions.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CompareIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { CompareTable } from './compare/CompareTable.tsx'
import { compareAddress, comparedIn } from './compare/compare-address.ts'
import { MOST_COMPARED } from './compare/compared-homes.ts'
import styles from './CompareScreen.module.css'
import { text } from './compare/compare.text.ts'

export async function loader({ context, url }: LoaderArgs): Promise<null> {
  await Promise.all(comparedIn(url.searchParams).map((AssetId) => ensure(context, GetAssetDetails, { AssetId }).catch(unlessGone)))
  return null
}

/** One home that has left the market does not keep anyone from comparing the others. */
function unlessGone(error: unknown): void {
  if (!asCallFailure(error).is(PropertyNotFound)) throw error
}

export function head(): PageHead {
  return { title: text.title, canonical: paths.compareProperties(), noindex: true }
}

/** Up to four homes side by side. Which ones stands in the address, so that it can be passed on. */
export function CompareScreen() {
  const [params] = useSearchParams()
  const ids = comparedIn(params)
  const homes = useHomes(ids)
  const gone = ids.length - homes.length
  return (
    <Page
      title={text.title}
      display
      description={homes.length > 0 ? text.intro : undefined}
      breadcrumbs={[{ text: text.homesAndSpaces, to: paths.properties() }]}
      width="full"
      action={
        homes.length > 0 && (
          <>
            {homes.length < MOST_COMPARED && (
              <LinkButton to={paths.properties()} icon={PlusIcon} data-print="hide">
                {text.addHome}
              </LinkButton>
            )}
            <ShareButton title={text.title} address={compareAddress(ids)} />
            <PrintButton />
          </>
        )
      }
    >
      {gone > 0 && (
        <p className={styles.gone} role="status">
          {text.gone({ count: gone })}
        </p>
      )}
      {homes.length > 0 ? (
        <CompareTable homes={homes} />
      ) : (
        <EmptyState
          title={text.empty}
          icon={CompareIcon}
          action={
            <LinkButton to={paths.properties()} variant="primary">
              {text.browse}
            </LinkButton>
          }
        >
          {text.emptyHelp}
        </EmptyState>
      )}
    </Page>
  )
}

/** Those that are on the market. The loader has asked for each already. */
function useHomes(ids: readonly string[]): ListingDetails[] {
  const homes = [useHome(ids[0]), useHome(ids[1]), useHome(ids[2]), useHome(ids[3])]
  return homes.flatMap((home) => home ?? [])
}

function useHome(AssetId: string | undefined): ListingDetails | undefined {
  return useCall(GetAssetDetails, { AssetId: AssetId ?? '' }, { enabled: AssetId !== undefined }).data
}
