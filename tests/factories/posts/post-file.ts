interface GhostPost {
  slug: string;
  title?: string;
  html?: string | null;
  [field: string]: unknown;
}

export function ghostExport(posts: GhostPost[], tables: Record<string, unknown[]> = {}): string {
  const rows = posts.map((post, index) => ({
    ...{ id: `p${index + 1}`, title: `Post ${post.slug}`, type: 'post', status: 'published' },
    ...{ visibility: 'public', published_at: '2019-05-04T10:00:00.000Z', custom_excerpt: null },
    ...{ html: '<p>Text</p>', lexical: null, mobiledoc: null, feature_image: null },
    ...post,
  }));
  return JSON.stringify({
    db: [{ meta: { version: '5.80.0' }, data: { posts: rows, ...tables } }],
  });
}

interface WordpressItem {
  id: number;
  slug: string;
  content: string;
  more?: string;
  type?: string;
  status?: string;
}

/** A WordPress export (WXR 1.2) with the fields that an import reads. */
export function wordpressExport(items: WordpressItem[]): string {
  const item = ({
    id,
    slug,
    content,
    more = '',
    type = 'post',
    status = 'publish',
  }: WordpressItem) => `
    <item>
      <title><![CDATA[Post ${slug}]]></title>
      <link>https://old.example/2019/05/${slug}/</link>
      <dc:creator><![CDATA[ann]]></dc:creator>
      <guid isPermaLink="false">https://old.example/?p=${id}</guid>
      <content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded>
      <wp:post_id>${id}</wp:post_id>
      <wp:post_date_gmt><![CDATA[2019-05-04 10:00:00]]></wp:post_date_gmt>
      <wp:post_name><![CDATA[${slug}]]></wp:post_name>
      <wp:status><![CDATA[${status}]]></wp:status>
      <wp:post_type><![CDATA[${type}]]></wp:post_type>
      ${more}
    </item>`;
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old site</title>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>https://old.example</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[ann]]></wp:author_login><wp:author_display_name><![CDATA[Ann Archer]]></wp:author_display_name></wp:author>
  <wp:category><wp:cat_name><![CDATA[Field notes]]></wp:cat_name><wp:category_description><![CDATA[From outside]]></wp:category_description></wp:category>
  ${items.map(item).join('')}
</channel>
</rss>`;
}
