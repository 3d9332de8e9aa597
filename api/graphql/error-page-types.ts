/** The error page in the schema (specification 3.13), with its banner (3.14) and that one's hotspots (3.15). */
export const errorPageTypes = /* GraphQL */ `
  type ErrorPage {
    uid: String!
    title: String!
    "The content regions that it is for; none means all."
    regions: [String!]!
    header: String
    main_content: String
    link_text: String
    product_header: String
    automated_related_products: [RelatedCategory!]!
    products: [RelatedProduct!]!
    banner: Banner
    "What a product that is gone has instead."
    product_recommendation_page: RecommendationPage
  }

  type RecommendationPage {
    header: String
    main_content: String
  }

  type RelatedCategory {
    category: CategoryIds!
  }

  type CategoryIds {
    uid: String!
    title: String!
    url: String
    bcId: RegionIds!
  }

  "The commerce id by commerce region."
  type RegionIds {
    us: Int
    ca: Int
    eu_region_1: Int
    pro: Int
    pro_ca: Int
    pro_eu_region_1: Int
  }

  type Banner {
    uid: String!
    title: String!
    content: String
    dark_overlay_on_banner_image: Boolean
    disable_link: Boolean
    content_layout: String
    wrap_copy: Boolean
    background: Background
    cta_button_global: [CtaButton!]!
  }

  type Background {
    "Image or Video."
    type: String
    imageset: String
    amplience_id: String
    alt_text: String
    banner_zoom: Boolean
    desktop_aspect_ratio: String
    mobile_aspect_ratio: String
    content: HotspotPicture
  }

  type CtaButton {
    button_text: String
    button_class: String
    external_link: ExternalLink
    internal_link: [EntryReference!]
    type: String
    disable_link: Boolean
    new_tab: Boolean
  }

  type ExternalLink {
    title: String
    href: String
  }

  type EntryReference {
    uid: String!
    _content_type_uid: String
  }

  type HotspotPicture {
    amplienceId: String
    enableHotspots: Boolean
    hotspots: [Hotspot!]
    fontColor: String
    backgroundColor: String
    ctaClass: Value
  }

  type Hotspot {
    id: String
    "product, page or manual."
    dataType: Value
    product: EntryReference
    page: EntryReference
    points: Point
    title: String
    description: String
    href: String
    ampId: String
    ctaCopy: String
    fontColor: String
    backgroundColor: String
    selector: String
    manual: ManualHotspot
  }

  "Fractions of the picture's width and height."
  type Point {
    x: Float
    y: Float
  }

  type ManualHotspot {
    title: String
    description: String
    href: String
    ampId: String
  }
`;
