import { defineError } from '@keystead/contract/rpc/errors.ts'
import { useLoaderData } from 'react-router'
import { CallFailure } from '../api/failure.ts'
import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { HeadArgs, LoaderArgs } from '../navigation/screen-module.ts'
import { LinkChip } from '../ui/Chip.tsx'
import { Page } from '../ui/Page.tsx'
import { Section } from '../ui/Section.tsx'
import { articleHead } from './blog/blog-head.ts'
import { addressOfBlog, relatedTo } from './blog/blog-list.ts'
import type { BlogPost } from './blog/blog-post.ts'
import { BLOG_POSTS, findPost, loadText } from './blog/blog-posts.ts'
import { PostCards, PostFacts } from './blog/PostCards.tsx'
import { SiteDrawing } from './drawings/SiteDrawing.tsx'
import { ShareButton } from '../marketplace/search/ShareActions.tsx'
import styles from './BlogArticleScreen.module.css'
import { text } from './blog/blog.text.ts'

type Article = { post: BlogPost; html: string }

const ArticleNotFound = defineError('ArticleNotFound', 404, text.thisArticleIsNotHere)

export async function loader({ params }: LoaderArgs): Promise<Article> {
  const post = findPost(params['slug'])
  if (!post) throw new CallFailure(ArticleNotFound)
  return { post, html: await loadText(post) }
}

export function head({ data, url }: HeadArgs<Article>): PageHead {
  return articleHead(data.post, url)
}

/** One article, and what to read next. */
export function BlogArticleScreen() {
  const { post, html } = useLoaderData<Article>()
  return (
    <>
      <Page
        display
        title={post.title}
        description={post.description}
        breadcrumbs={[{ text: text.blog, to: paths.blog() }]}
        action={<ShareButton title={post.title} />}
        width="narrow"
      >
        <article>
          <div className={styles.facts}>
            <p>{text.byAuthor({ author: post.author })}</p>
            <PostFacts post={post} />
          </div>
          <div className={styles.cover}>
            <SiteDrawing scene={post.cover} />
          </div>
          {/* Made from our own Markdown files at build time, which may hold no HTML of their own. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          <nav className={styles.tags} aria-label={text.tagsOfThisArticle}>
            {post.tags.map((tag) => (
              <LinkChip key={tag} to={addressOfBlog({ tag, pageIndex: 0 })}>
                {tag}
              </LinkChip>
            ))}
          </nav>
        </article>
      </Page>
      <div className={styles.related}>
        <Section title={text.readNext} display>
          <PostCards posts={relatedTo(post, BLOG_POSTS)} headingLevel={3} />
        </Section>
      </div>
    </>
  )
}
