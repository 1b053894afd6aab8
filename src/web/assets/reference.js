const element = document.getElementById('reference');

Redoc.init(
  element.dataset.contract,
  {
    disableSearch: false,
    expandResponses: '200,201',
    hideDownloadButton: true,
    nativeScrollbars: true,
    pathInMiddlePanel: true,
    requiredPropsFirst: true,
    scrollYOffset: 'nav.top',
    sortTagsAlphabetically: false,
    theme: {
      colors: { primary: { main: '#3a4bc4' } },
      typography: {
        fontFamily: 'system-ui, sans-serif',
        headings: { fontFamily: 'system-ui, sans-serif' },
        code: { fontFamily: 'ui-monospace, monospace', wrap: true },
      },
      spacing: { sectionVertical: 20 },
      sidebar: { width: '18rem' },
      rightPanel: { backgroundColor: '#1d2230' },
    },
  },
  element,
  repair,
);

/** What a screen reader stumbles over in Redoc's markup. */
function repair() {
  // Headings of the fifth level stand under those of the second and third.
  for (const heading of element.querySelectorAll('h5')) heading.setAttribute('aria-level', '3');
  // These are called by their tag, while another name is seen.
  for (const item of element.querySelectorAll('li[aria-label]')) item.removeAttribute('aria-label');
}
