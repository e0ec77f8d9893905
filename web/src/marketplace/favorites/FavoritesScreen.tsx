import { DeleteFavorite, type Favorite, GetFavorites } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HeartIcon, SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { PropertyCard, PropertyGrid } from '../search/PropertyCard.tsx'
import { CardsSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { GoneHome } from './GoneHome.tsx'
import { NoFavorites } from './NoFavorites.tsx'
import { FAVORITES_PAGE_SIZE } from './favorites-page-size.ts'
import { text } from './favorites.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The homes of a person, whichever of their profiles is active. */
export function FavoritesScreen() {
  return (
    <Page
      title={text.title}
      description={text.intro}
      action={
        <LinkButton to={paths.savedSearches()} icon={SearchIcon}>
          {text.savedSearches}
        </LinkButton>
      }
    >
      <SavedHomes />
    </Page>
  )
}

function SavedHomes() {
  const [params] = useSearchParams()
  const PageIndex = pageIndexOf(params)
  const { data, error, refetch } = useCall(GetFavorites, { PageIndex, PageSize: FAVORITES_PAGE_SIZE }, { keepPrevious: true })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <CardsSkeleton />
  if (data.TotalCount === 0) return <NoFavorites />
  return (
    <>
      {data.Items.length === 0 && <PastTheEnd first={paths.favorites()} icon={HeartIcon} />}
      <PropertyGrid label={text.title}>
        {data.Items.map((favorite) => (
          <SavedHome key={favorite.AssetId} favorite={favorite} />
        ))}
      </PropertyGrid>
      <Pagination
        page={data}
        pageSizes={[FAVORITES_PAGE_SIZE]}
        addressOf={(page) => paths.favorites({ page: pageNumberOf(page.PageIndex) })}
      />
      <ExportListButton list="GetFavorites" />
    </>
  )
}

function SavedHome({ favorite: { AssetId, Title, Listing } }: { favorite: Favorite }) {
  const remove = useCommand(DeleteFavorite)
  if (!Listing) {
    return <GoneHome title={Title} busy={remove.pending} onRemove={() => void withToast(remove.run({ AssetId }))} />
  }
  return (
    <PropertyCard
      listing={Listing}
      to={paths.property(AssetId)}
      level={2}
      actions={<FavoriteButton assetId={AssetId} title={Listing.Title} />}
    />
  )
}
