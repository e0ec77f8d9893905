import { useSearchParams } from 'react-router'
import type { PageHead } from '../navigation/head.ts'
import { BLOG_FEED, paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { LinkChip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { blogHead } from './blog/blog-head.ts'
import { addressOfBlog, blogSearchFrom, pageOfPosts, PAGE_SIZE, tagsOf } from './blog/blog-list.ts'
import { BLOG_POSTS } from './blog/blog-posts.ts'
import { PostCards } from './blog/PostCards.tsx'
import styles from './BlogScreen.module.css'
import { inParts } from '../ui/in-parts.ts'
import { text } from './blog/blog.text.ts'

const TAGS = tagsOf(BLOG_POSTS)

export function head({ url }: HeadArgs): PageHead {
  const search = blogSearchFrom(url.searchParams)
  return blogHead(search, pageOfPosts(BLOG_POSTS, search), url)
}

/** Every article, newest first, or those of one tag. */
export function BlogScreen() {
  const [params] = useSearchParams()
  const search = blogSearchFrom(params)
  const { posts, pageIndex, total } = pageOfPosts(BLOG_POSTS, search)
  return (
    <Page
      display
      title={search.tag === null ? text.notesFromTheFrontDesk : text.notesOnTag({ tag: search.tag })}
      description={text.whatToKnowAboutRenting}
    >
      <nav className={styles.tags} aria-label={text.tags}>
        <LinkChip to={paths.blog()} isCurrent={search.tag === null}>
          {text.all}
        </LinkChip>
        {TAGS.map(({ tag, count }) => (
          <LinkChip key={tag} to={addressOfBlog({ tag, pageIndex: 0 })} isCurrent={search.tag === tag} count={count}>
            {tag}
          </LinkChip>
        ))}
      </nav>
      {posts.length > 0 ? (
        <PostCards posts={posts} headingLevel={2} />
      ) : (
        <EmptyState title={text.noArticlesFound} action={<LinkButton to={paths.blog()}>{text.seeAllArticles}</LinkButton>}>
          {text.nothingCarriesThisTag}
        </EmptyState>
      )}
      {total > PAGE_SIZE && (
        <Pagination
          page={{ PageIndex: pageIndex, PageSize: PAGE_SIZE, TotalCount: total, TotalIsCapped: false }}
          addressOf={({ PageIndex }) => addressOfBlog({ tag: search.tag, pageIndex: PageIndex })}
          pageSizes={[PAGE_SIZE]}
        />
      )}
      <p className={styles.feed}>
        {inParts(text.readingWithAFeedReader.parts({ link: <a href={BLOG_FEED}>{text.followTheAtomFeed}</a> }))}
      </p>
    </Page>
  )
}
