for (const button of document.querySelectorAll('[data-copy]')) {
  // The clipboard API needs a secure context. A page with several boxes loads this once for each.
  if (!navigator.clipboard || !button.hidden) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = button.dataset.done;
    } catch {
      button.textContent = button.dataset.failed;
    }
    announce(button.textContent);
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

/** Screen readers do not announce a button's new text by themselves. */
function announce(text) {
  let status = document.querySelector('.announcement');
  if (status === null) {
    status = document.createElement('p');
    status.className = 'announcement';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  status.textContent = text;
}
