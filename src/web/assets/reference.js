const element = document.getElementById('reference');
const { contract, area } = element.dataset;
/** A colour of the site as Redoc reads it, which knows no functions of CSS. */
function colour(name) {
  element.style.color = `var(--${name})`;
  const { color } = getComputedStyle(element);
  element.style.color = '';
  return color;
}

draw();

async function draw() {
  const reply = await fetch(`${contract}?tags=${area}`);
  if (!reply.ok) {
    element.textContent = 'The contract could not be read. Reload the page in a moment.';
    return;
  }
  Redoc.init(shown(await reply.json()), options(), element, repair);
}

/** Reduces the document to the operations of this page's tag. */
function shown({ 'x-tagGroups': _groups, info: { title, version }, tags, ...rest }) {
  return { ...rest, info: { title, version }, tags };
}

function options() {
  const [ink, soft, line, accent, ground, surface] = ['ink', 'soft', 'line', 'accent', 'ground', 'surface'].map(colour);
  return {
    expandResponses: '200,201',
    hideDownloadButton: true,
    hideSchemaPattern: true,
    nativeScrollbars: true,
    pathInMiddlePanel: true,
    requiredPropsFirst: true,
    scrollYOffset: 'body > header',
    sortTagsAlphabetically: false,
    theme: {
      colors: {
        primary: { main: accent },
        text: { primary: ink, secondary: soft },
        border: { light: line, dark: line },
        error: { main: colour('danger') },
        success: { main: colour('done') },
        gray: { 50: surface, 100: surface },
        responses: {
          success: { color: colour('done'), backgroundColor: colour('done-tint') },
          error: { color: colour('danger'), backgroundColor: colour('danger-tint') },
          redirect: { color: colour('warning'), backgroundColor: colour('warning-tint') },
          info: { color: accent, backgroundColor: colour('tint') },
        },
      },
      schema: {
        linesColor: line,
        typeNameColor: soft,
        typeTitleColor: soft,
        nestedBackground: surface,
        requireLabelColor: colour('danger'),
      },
      typography: {
        fontFamily: 'system-ui, sans-serif',
        headings: { fontFamily: 'system-ui, sans-serif' },
        code: {
          fontFamily: 'ui-monospace, monospace',
          wrap: true,
          color: colour('danger'),
          backgroundColor: surface,
        },
        links: { color: accent, visited: accent, hover: colour('accent-hover') },
      },
      spacing: { sectionVertical: 20 },
      sidebar: { width: '18rem', backgroundColor: ground, textColor: ink },
      rightPanel: { backgroundColor: '#1d2230' },
    },
  };
}

/** Repairs accessibility faults of Redoc's markup, removes the static list that it replaces, and offers to try each operation. */
function repair() {
  document.getElementById('operations').remove();
  for (const section of element.querySelectorAll('[data-section-id*="/operation/"]')) {
    const id = section.dataset.sectionId.split('/').at(-1);
    if (area !== 'payloads') section.querySelector('h2')?.after(linkTo(`/docs/try/${id}`, 'Try it'));
  }
  // Redoc uses h5 below h2 and h3.
  for (const heading of element.querySelectorAll('h5')) heading.setAttribute('aria-level', '3');
  // Their aria-label is the tag, not the visible name.
  for (const item of element.querySelectorAll('li[aria-label]')) item.removeAttribute('aria-label');
}

function linkTo(href, text) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text, className: 'try' });
  return link;
}
