// Plays HLS where the browser does not, with a library that is loaded for it alone, and makes chapters lead to their place.
const video = document.querySelector('video.player');
const [list] = video.querySelectorAll('source[type="application/vnd.apple.mpegurl"]');

if (list && video.canPlayType(list.type) === '' && 'MediaSource' in window) {
  const others = [...video.querySelectorAll('source')].filter((each) => each !== list);
  const library = document.createElement('script');
  library.src = list.dataset.library;
  library.onload = () => {
    // Playlists are read once it plays, which counts as a view.
    const hls = new window.Hls({ enableWorker: false, autoStartLoad: false, capLevelToPlayerSize: true });
    hls.attachMedia(video);
    video.addEventListener(
      'play',
      () => {
        hls.loadSource(list.src);
        hls.startLoad(video.currentTime || -1);
      },
      { once: true },
    );
    hls.on(window.Hls.Events.ERROR, (_, { fatal }) => {
      if (!fatal) return;
      // The file itself, if browsers play it.
      hls.destroy();
      video.removeAttribute('src');
      list.remove();
      if (others.length > 0) video.load();
    });
  };
  document.head.append(library);
}

document.addEventListener('click', (event) => {
  const chapter = event.target.closest('a[data-at]');
  if (chapter === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  video.currentTime = Number(chapter.dataset.at);
  video.play();
  video.scrollIntoView({ block: 'nearest' });
});
