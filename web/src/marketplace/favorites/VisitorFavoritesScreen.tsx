import { GetAssetCards, MAX_ASSET_CARDS } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PropertyCard, PropertyGrid } from '../search/PropertyCard.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { forgetInBrowser, useBrowserFavorites } from './browser-favorites.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { FAVORITES_PAGE_SIZE } from './favorites-page-size.ts'
import { GoneHome } from './GoneHome.tsx'
import { NoFavorites } from './NoFavorites.tsx'
import { text } from './favorites.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** What this browser keeps for someone who has not signed in. The server learns of the ids of one page, to show it. */
export function VisitorFavoritesScreen() {
  const hasScript = useHasScript()
  const session = useSession()
  if (hasScript && session) return <Navigate to={paths.favorites()} replace />
  return (
    <Page
      title={text.title}
      description={text.visitorIntro}
      action={
        <>
          <LinkButton to={paths.signin({ returnTo: paths.favorites() })}>{text.signIn}</LinkButton>
          <LinkButton to={paths.signup({ returnTo: paths.favorites() })} variant="primary">
            {text.signUp}
          </LinkButton>
        </>
      }
    >
      <NeedsScript />
      {hasScript ? <KeptHomes /> : <CardsSkeleton count={3} />}
    </Page>
  )
}

function KeptHomes() {
  const [params] = useSearchParams()
  const kept = useBrowserFavorites()
  // One that was the last of its page leaves the page before it.
  const lastPage = Math.max(0, Math.ceil(kept.length / FAVORITES_PAGE_SIZE) - 1)
  const PageIndex = Math.min(pageIndexOf(params), lastPage)
  const shown = kept.slice(PageIndex * FAVORITES_PAGE_SIZE, (PageIndex + 1) * FAVORITES_PAGE_SIZE).slice(0, MAX_ASSET_CARDS)
  const { data, error, refetch } = useCall(GetAssetCards, { AssetIds: [...shown] }, { enabled: shown.length > 0, keepPrevious: true })

  if (kept.length === 0) return <NoFavorites />
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton count={shown.length} />
  const cards = new Map(data.Items.map((card) => [card.AssetId, card]))
  return (
    <>
      <PropertyGrid label={text.title}>
        {shown.map((assetId) => {
          const card = cards.get(assetId)
          return card ? (
            <PropertyCard
              key={assetId}
              listing={card}
              to={paths.property(assetId)}
              level={2}
              actions={<FavoriteButton assetId={assetId} title={card.Title} />}
            />
          ) : (
            <GoneHome key={assetId} title={null} onRemove={() => forgetInBrowser([assetId])} />
          )
        })}
      </PropertyGrid>
      <Pagination
        page={{ PageIndex, PageSize: FAVORITES_PAGE_SIZE, TotalCount: kept.length, TotalIsCapped: false }}
        pageSizes={[FAVORITES_PAGE_SIZE]}
        addressOf={(page) => paths.visitorFavorites({ page: pageNumberOf(page.PageIndex) })}
      />
    </>
  )
}
