const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser;

document.getElementById('passkey-hint')?.remove();
for (const form of document.querySelectorAll('form[data-passkey]')) {
  const faults = JSON.parse(form.dataset.faults);
  if (!browserSupportsWebAuthn()) {
    say(faults.unsupported);
    continue;
  }
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const optionsJSON = JSON.parse(form.dataset.options);
    try {
      const start = form.dataset.passkey === 'create' ? startRegistration : startAuthentication;
      form.elements.passkey.value = JSON.stringify(await start({ optionsJSON }));
    } catch (error) {
      say(faults[error.name] ?? faults.other);
      return;
    }
    form.submit();
  });
}

function say(text) {
  const fault = document.getElementById('passkey-fault');
  fault.textContent = text;
  fault.hidden = false;
}
