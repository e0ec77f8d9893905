import { useSearchParams } from 'react-router'
import type { PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
import type { HeadArgs } from '../navigation/screen-module.ts'
import { LinkChip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { BLOG_FEED, blogHead } from './blog/blog-head.ts'
import { addressOfBlog, blogSearchFrom, pageOfPosts, PAGE_SIZE, tagsOf } from './blog/blog-list.ts'
import { BLOG_POSTS } from './blog/blog-posts.ts'
import { PostCards } from './blog/PostCards.tsx'
import styles from './BlogScreen.module.css'

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
      title={search.tag === null ? 'Notes from the front desk' : `Notes on ${search.tag}`}
      description="What to know about renting, letting and looking after a home in the United States. Practical, short, and no substitute for a lawyer where you need one."
    >
      <nav className={styles.tags} aria-label="Tags">
        <LinkChip to={paths.blog()} isCurrent={search.tag === null}>
          All
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
        <EmptyState title="No articles found." action={<LinkButton to={paths.blog()}>See all articles</LinkButton>}>
          Nothing carries this tag.
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
        Reading with a feed reader? <a href={BLOG_FEED}>Follow the Atom feed.</a>
      </p>
    </Page>
  )
}
