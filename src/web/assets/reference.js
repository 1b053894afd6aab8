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
      sidebar: { width: '18rem' },
      rightPanel: { backgroundColor: '#1d2230' },
    },
  },
  element,
);
