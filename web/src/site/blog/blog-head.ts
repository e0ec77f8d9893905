import { PRODUCT_NAME, type PageHead } from '../../navigation/head.ts'
import { breadcrumbsJsonLd } from '../../navigation/json-ld.ts'
import { BLOG_FEED, paths } from '@keystead/contract/navigation/paths.ts'
import { type BlogPage, type BlogSearch, addressOfBlog } from './blog-list.ts'
import type { BlogPost } from './blog-post.ts'
import { text } from './blog.text.ts'

const DESCRIPTION = text.practicalNotesOnRentingLetting

/** One address for each tag and page. */
export function blogHead({ tag }: BlogSearch, { posts, pageIndex, total }: BlogPage, url: URL): PageHead {
  const canonical = addressOfBlog({ tag, pageIndex })
  const title = tag === null ? 'Blog' : `Blog: ${tag}`
  return {
    title: pageIndex === 0 ? title : `${title}, page ${pageIndex + 1}`,
    description: DESCRIPTION,
    canonical,
    feed: BLOG_FEED,
    noindex: total === 0,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: `${PRODUCT_NAME} blog`,
      url: new URL(canonical, url).href,
      description: DESCRIPTION,
      blogPost: posts.map((post) => postJsonLd(post, url)),
    },
  }
}

export function articleHead(post: BlogPost, url: URL): PageHead {
  const address = new URL(paths.blogArticle(post.slug), url).href
  return {
    title: post.title,
    description: post.description,
    canonical: paths.blogArticle(post.slug),
    type: 'article',
    feed: BLOG_FEED,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...postJsonLd(post, url),
        mainEntityOfPage: address,
        image: new URL('/og-image.png', url).href,
        publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: new URL(paths.home(), url).href },
      },
      breadcrumbsJsonLd(
        [
          { name: 'Blog', path: paths.blog() },
          { name: post.title, path: paths.blogArticle(post.slug) },
        ],
        url,
      ),
    ],
  }
}

function postJsonLd({ slug, title, description, date, author, tags, minutes }: BlogPost, url: URL): object {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: new URL(paths.blogArticle(slug), url).href,
    datePublished: date,
    author: { '@type': 'Organization', name: author },
    keywords: tags.join(', '),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
  }
}
